/** STUB until h/engine is merged. */
export function cleanPasted(text: string): { query: string; hint: string; dropped: boolean } {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const kept = lines.filter((line) => !/^at /.test(line));
  return { query: kept.join(' ').replace(/^\[[^\]]*\]\s*/, ''), hint: '', dropped: kept.length < lines.length };
}
