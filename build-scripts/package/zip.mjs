// A zip archive of a few files, made in memory: the same files give the same bytes. No date, owner or path of a machine is in it.
import { deflateRawSync } from 'node:zlib';

/** 1 January 1980, the first day that the format knows. */
const date = (1 << 5) | 1;
/** The version that is needed to read it (2.0: deflate), and the flag for names in UTF-8. */
const version = 20;
const utf8 = 1 << 11;
const deflated = 8;

/** `files`: bytes or texts by name; they stand in the archive in this order. */
export function zip(files) {
  const entries = [];
  let offset = 0;
  for (const [name, content] of files) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes, { level: 9 });
    const named = Buffer.from(name);
    // What the local header and the central directory both say.
    const said = Buffer.alloc(26);
    said.writeUInt16LE(version, 0);
    said.writeUInt16LE(utf8, 2);
    said.writeUInt16LE(deflated, 4);
    said.writeUInt16LE(0, 6);
    said.writeUInt16LE(date, 8);
    said.writeUInt32LE(crc32(bytes), 10);
    said.writeUInt32LE(packed.length, 14);
    said.writeUInt32LE(bytes.length, 18);
    said.writeUInt16LE(named.length, 22);
    const local = Buffer.concat([signature(0x04034b50), said, named, packed]);
    entries.push({ said, named, local, offset });
    offset += local.length;
  }
  const directory = entries.map(({ said, named, offset: at }) => {
    const made = Buffer.alloc(2);
    made.writeUInt16LE(version, 0);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    return Buffer.concat([signature(0x02014b50), made, said, rest, named]);
  });
  const size = directory.reduce((sum, each) => sum + each.length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...entries.map(({ local }) => local), ...directory, signature(0x06054b50), end]);
}

function signature(number) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}

const table = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/** CRC-32 as the format wants it; Node's own came after the oldest Node that builds this. */
function crc32(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = table[(crc ^ byte) & 0xff] ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
