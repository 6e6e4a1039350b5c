// Presents the story: one scene a screen, full screen where that is allowed; arrow keys and Page Up and Down turn over, Escape ends.

const forward = ['ArrowRight', 'ArrowDown', 'PageDown', ' '];
const back = ['ArrowLeft', 'ArrowUp', 'PageUp'];

export function present(button: HTMLButtonElement, scenes: readonly HTMLElement[]): void {
  const root = document.documentElement;
  let at = 0;

  const show = (to: number): void => {
    at = Math.min(Math.max(to, 0), scenes.length - 1);
    for (const [index, scene] of scenes.entries()) scene.toggleAttribute('data-on', index === at);
    scrollTo({ top: 0, behavior: 'instant' });
  };
  const end = (): void => {
    if (!root.classList.contains('presenting')) return;
    root.classList.remove('presenting');
    removeEventListener('keydown', turn);
    if (document.fullscreenElement) void document.exitFullscreen();
    scenes[at]?.scrollIntoView({ behavior: 'instant' });
    button.focus({ preventScroll: true });
  };
  // Keys that a picture uses stop at it and do not come here.
  const turn = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') end();
    else if (forward.includes(event.key)) show(at + 1);
    else if (back.includes(event.key)) show(at - 1);
    else return;
    event.preventDefault();
  };

  button.addEventListener('click', () => {
    root.classList.add('presenting');
    button.blur();
    const middle = innerHeight / 2;
    show(scenes.findIndex((scene) => scene.getBoundingClientRect().bottom > middle));
    addEventListener('keydown', turn);
    // Where full screen is refused, the window is screen enough.
    void root.requestFullscreen().catch(() => undefined);
  });
  document.addEventListener('fullscreenchange', () => {
    if (!document.fullscreenElement) end();
  });
}
