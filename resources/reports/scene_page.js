"use strict";
(function () {
  const read = id => JSON.parse(document.getElementById(id).textContent);
  const view = showScene(document, read("scene"), read("words"), () => {});
  window.sceneState = view.state;
})();
