import { remember } from '../../../../src/search/client/remember';

/** A load that the test ends when it wants to. */
function held() {
  const calls: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const load = jest.fn(() => new Promise<string>((resolve, reject) => void calls.push({ resolve, reject })));
  return { calls, load };
}

test('an answer is loaded once, also for those who ask while it is on its way', async () => {
  const { calls, load } = held();
  const remembered = remember(load);
  const asked = [remembered.get('a'), remembered.get('a')];
  calls[0].resolve('one');
  expect(await Promise.all([...asked, remembered.get('a')])).toEqual(['one', 'one', 'one']);
  expect(load.mock.calls).toEqual([['a']]);
});

test('a failure is forgotten, so that the next call tries again', async () => {
  const { calls, load } = held();
  const remembered = remember(load);
  const failed = remembered.get('a');
  calls[0].reject(new Error('offline'));
  await expect(failed).rejects.toThrow('offline');
  void remembered.get('a');
  expect(load).toHaveBeenCalledTimes(2);
});

test('the late failure of a call that was forgotten leaves the newer one alone', async () => {
  const { calls, load } = held();
  const remembered = remember(load);
  const older = remembered.get('a');
  remembered.forget('a');
  const newer = remembered.get('a');
  calls[0].reject(new Error('offline'));
  await expect(older).rejects.toThrow('offline');
  expect(remembered.get('a')).toBe(newer);
  expect(load).toHaveBeenCalledTimes(2);
});
