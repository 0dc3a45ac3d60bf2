import { promisify } from 'node:util';
import { deflate, gzipSync } from 'node:zlib';

const compress = promisify(deflate);

/** The pixels of an image that are not empty: where each is, and its color. */
export interface Part {
  /** Pixels from the left end of the first row, in rows as wide as the picture that the part is made for. */
  places: Uint32Array;
  /** Red, green, blue and opacity of each; the colors are weakened by the opacity. */
  colors: Uint8Array;
  height: number;
}

/** What is to be seen of an image, given as red, green, blue and opacity of all its pixels. */
export function partOf(pixels: Buffer, height: number): Part {
  const places = new Uint32Array(pixels.length / 4);
  const colors = new Uint8Array(pixels.length);
  let count = 0;
  for (let from = 0; from < pixels.length; from += 4) {
    if (pixels[from + 3] === 0) continue;
    places[count] = from / 4;
    for (let of = 0; of < 4; of++) colors[4 * count + of] = pixels[from + of];
    count++;
  }
  return { places: places.slice(0, count), colors: colors.slice(0, 4 * count), height };
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  // What gzip ends with holds the same checksum, its bytes in the other order.
  const checksum = gzipSync(named, { level: 0 }).subarray(-8, -4).reverse();
  return Buffer.concat([length, named, checksum]);
}

/** A PNG file, given what its head says and its compressed rows. */
function wrap(head: Buffer, data: Buffer): Buffer {
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** Whether a file is as `toPng` wrote it, and nothing of it was lost or changed since then. */
export function isWhole(png: Buffer): boolean {
  return png.equals(wrap(png.subarray(16, 29), png.subarray(41, -16)));
}

/** A picture without transparency that is put together from parts. */
export class Picture {
  private readonly rowLength: number;

  /** A black picture, unless its `rows` are given: as PNG has them, each after a byte that says how its pixels are told. */
  constructor(
    private readonly width: number,
    private readonly height: number,
    private readonly rows = Buffer.alloc((1 + 3 * width) * height),
  ) {
    this.rowLength = 1 + 3 * width;
  }

  copy(): Picture {
    return new Picture(this.width, this.height, Buffer.from(this.rows));
  }

  /** Lays a part as wide as the picture over what is there, its first row at `top`. */
  lay({ places, colors }: Part, top: number): void {
    const { rows, width, rowLength } = this;
    for (let index = 0; index < places.length; index++) {
      const column = places[index] % width;
      const at = (top + (places[index] - column) / width) * rowLength + 1 + 3 * column;
      const left = (255 - colors[4 * index + 3]) / 255;
      // A buffer keeps of a number what is before the point.
      for (let of = 0; of < 3; of++) rows[at + of] = colors[4 * index + of] + rows[at + of] * left + 0.5;
    }
  }

  /** The picture as a PNG file; made fast rather than small, which differ little where colors are few. */
  async toPng(): Promise<Buffer> {
    const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
    head.writeUInt32BE(this.width, 0);
    head.writeUInt32BE(this.height, 4);
    return wrap(head, await compress(this.rows, { level: 3 }));
  }
}
