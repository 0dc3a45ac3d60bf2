import { createAsk } from '../../../src/check/search/ask';
import { unpackShard } from '../../../src/search/shard';
import { type Measured, measure } from './measure';

export interface OursSettings {
  shards: string[];
  tag: string;
  baseUrl: string;
}

/** Our engine over the shards that the dialog loads. */
export async function run(queries: readonly string[], settings: OursSettings): Promise<Measured[]> {
  const { shards, tag, baseUrl } = settings;
  const texts = await Promise.all(shards.map(async (file) => (await fetch(file)).text()));
  return measure(
    createAsk(
      texts.map((text, at) => unpackShard(text, shards[at])),
      tag,
      baseUrl,
    ),
    queries,
  );
}
