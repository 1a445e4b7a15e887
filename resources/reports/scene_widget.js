// The scene in a notebook: a module whose model holds t, k and the query for Python, too.

const STATE = ["t", "k", "query"];

// Whether what lies below an element is dark; notebooks have themes of their own.
function isDark(el) {
  const grounds = [document.body];
  for (let at = el; at; at = at.parentElement) grounds.unshift(at);
  for (const ground of grounds) {
    const [r, g, b, a = 1] =
      (getComputedStyle(ground).backgroundColor.match(/[\d.]+/g) || [0, 0, 0, 0]).map(Number);
    if (a > 0) return 0.299 * r + 0.587 * g + 0.114 * b < 128;
  }
  return false;
}

export default {
  render({model, el}) {
    const page = model.get("_page");
    const held = () => Object.fromEntries(STATE.map(name => [name, model.get(name)]));
    // in a shadow no rule of the notebook reaches it, and ids are its own
    const host = document.createElement("div"), root = host.attachShadow({mode: "open"});
    root.innerHTML = `<style>${page.style}</style><main>${page.parts}</main>`;
    el.setAttribute("data-lm-suppress-shortcuts", "true"); // arrows stay in this cell
    el.append(host);
    host.classList.toggle("dark", isDark(el));
    const view = showScene(root, Object.assign({}, page.scene, held()), page.words, change => {
      for (const name of Object.keys(change)) model.set(name, change[name]);
      model.save_changes();
    });
    const follow = () => view.set(held());
    for (const name of STATE) model.on("change:" + name, follow);
    const recolour = () => {
      host.classList.toggle("dark", isDark(el));
      view.refresh();
    };
    const theme = new MutationObserver(recolour);
    theme.observe(document.body, {attributes: true});
    requestAnimationFrame(recolour); // by then it stands where it is shown
    host.sceneState = view.state;
    return () => {
      for (const name of STATE) model.off("change:" + name, follow);
      theme.disconnect();
      view.close();
    };
  },
};
