// The buttons of the gallery: each copies the text above it. On a site of your own that text names this site, whose address the build could not know.

/** The address in the texts: where the build expected the site, or what stands for it. A page that comes over https is where it will be asked for. */
const { site } = document.querySelector('main')?.dataset ?? {};

function named(text: string): string {
  if (site === undefined || location.protocol !== 'https:') return text;
  return text.replaceAll(site, new URL('./', location.href).href);
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
