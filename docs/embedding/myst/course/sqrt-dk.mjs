// A laboratory as an anywidget. Its model: "from", the address of a copy of dist/npm/; "laboratory", the name of the element without "dk-";
// "attributes" and "caption", which may be left out.
async function render({ model, el }) {
  const laboratory = String(model.get('laboratory'));
  const element = document.createElement(/^[a-z]+(-[a-z]+)*$/.test(laboratory) ? `dk-${laboratory}` : 'div');
  for (const [name, value] of Object.entries(model.get('attributes') ?? {})) element.setAttribute(name, String(value));
  const caption = model.get('caption');
  if (caption) element.append(Object.assign(document.createElement('p'), { slot: 'caption', textContent: caption }));
  const waiting = document.createElement('p');
  waiting.textContent = 'This picture is on its way.';
  element.append(waiting);
  el.append(element);
  try {
    await import(new URL(`dk-${laboratory}.js`, model.get('from')).href);
  } catch (reason) {
    waiting.textContent = `This picture could not come: ${reason.message}`;
  }
  return () => element.remove();
}

export default { render };
