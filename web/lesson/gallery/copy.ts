// The buttons of the gallery: each copies the text above it. On a site of your own that text names this site, whose address the build could not know.

/** What stands for the address, where the build knew none. A page that comes over https is where it will be asked for. */
const { placeholder } = document.querySelector('main')?.dataset ?? {};

function named(text: string): string {
  if (placeholder === undefined || location.protocol !== 'https:') return text;
  return text.replaceAll(placeholder, new URL('./', location.href).href);
}

async function copied(code: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return false;
  }
}

for (const line of document.querySelectorAll<HTMLElement>('.copying')) {
  const code = line.previousElementSibling?.querySelector('code');
  const status = line.querySelector<HTMLElement>('[role="status"]');
  if (!code || !status) continue;
  code.textContent = named(code.textContent);
  line.hidden = false;
  line.querySelector('button')?.addEventListener('click', () => {
    void copied(code).then((done) => {
      status.textContent = (done ? status.dataset.copied : status.dataset.refused) ?? '';
    });
  });
}

export {};
