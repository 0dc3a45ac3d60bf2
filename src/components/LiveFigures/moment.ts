import { dateText } from '../../lib/dateText';

const two = (part: number): string => String(part).padStart(2, '0');

/** A time as the reader's clock shows it: date and time in words, and in ISO form for machines. */
export function momentOf(at: number): { iso: string; date: string; time: string } {
  const moment = new Date(at);
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return {
    iso: moment.toISOString(),
    date: dateText(day),
    time: `${two(moment.getHours())}:${two(moment.getMinutes())}`,
  };
}
