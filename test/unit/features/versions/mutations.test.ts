import { expectedIn, mutations } from '../../../fixtures/bots/mutations';
import { checkFiles, placesOf } from './checkBot';

test.each(mutations.map((bot) => [bot.title, bot] as const))('the check follows a manager in %s', (_, bot) => {
  const result = checkFiles(bot.files);
  expect(placesOf(result)).toEqual(expectedIn(bot));
  expect(result.unfollowed).toEqual([]);
  expect(result.unreadable).toEqual([]);
});
