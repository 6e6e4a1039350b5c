// The checksum of a partial file, written anew from its description in docs/sweeps.md: FNV-1a over words of eight bytes, then the length.

export function checksum(text) {
  const bytes = Buffer.from(text);
  let state = 0xcbf29ce484222325n;
  const add = (word) => {
    for (let bit = 0n; bit < 64n; bit += 8n) state = ((state ^ ((word >> bit) & 0xffn)) * 0x100000001b3n) % (1n << 64n);
  };
  for (let place = 0; place < bytes.length; place += 8) {
    const word = Buffer.alloc(8);
    bytes.copy(word, 0, place, place + 8);
    add(word.readBigUInt64LE());
  }
  add(BigInt(bytes.length));
  return state.toString(16).padStart(16, '0');
}
