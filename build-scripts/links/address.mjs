// What is wrong with an address outside the tree, as far as it can be told without asking for it.

/** Services behind which nobody sees where a link leads. */
const shorteners = new Set(['bit.ly', 'goo.gl', 't.co', 'tinyurl.com', 'ow.ly', 'is.gd', 'buff.ly', 'lnkd.in']);
/** Names that belong to nobody, for snippets alone. */
const reserved = /(^|\.)(example|invalid|test|localhost|local)(\.(com|org|net))?$/;

export function complaintAbout(address) {
  if (/^(mailto|data|blob|about):/i.test(address)) return /^(data|blob):/i.test(address) ? undefined : 'is no page';
  let url;
  try {
    url = new URL(address);
  } catch {
    return 'is no address';
  }
  if (url.protocol !== 'https:') return 'is not https';
  if (url.username !== '' || url.password !== '') return 'holds a name or a password';
  if (url.port !== '') return 'names a port';
  if (/^[\d.]+$|^\[/.test(url.hostname)) return 'names a machine by its number';
  if (!/\.[a-z]{2,}$/.test(url.hostname)) return 'has no such host';
  if (reserved.test(url.hostname)) return 'is an example, not a host';
  if (shorteners.has(url.hostname)) return 'hides where it leads';
  if ([...url.searchParams.keys()].some((key) => /^(utm_|fbclid|gclid)/.test(key))) return 'tells who followed it';
  if (/[\s<>"\\^`{|}]/.test(address)) return 'holds a character that no address may';
  return undefined;
}
