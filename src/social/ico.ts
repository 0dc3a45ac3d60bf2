/** A PNG image with its size in pixels; icons are square. */
export interface Png {
  size: number;
  data: Buffer;
}

const header = 6;
const ENTRY = 16;

/** An ICO file that holds the images, which are 256 pixels wide at most: browsers ask for one at `/favicon.ico`. */
export function icoOf(images: readonly Png[]): Buffer {
  const directory = Buffer.alloc(header + ENTRY * images.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  images.forEach(({ size, data }, index) => {
    const entry = header + ENTRY * index;
    // 256 is written as 0.
    directory.writeUInt8(size % 256, entry);
    directory.writeUInt8(size % 256, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(data.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([directory, ...images.map(({ data }) => data)]);
}
