// The switch of the ten-minute path: it folds away the chapters' links that are not on it, and remembers nothing.

for (const rail of document.querySelectorAll('.rail')) {
  const box = rail.querySelector<HTMLInputElement>('.path-switch input');
  box?.addEventListener('change', () => {
    rail.classList.toggle('ten', box.checked);
  });
}

export {};
