import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { devtoolsPipe } from '../../../src-main/cards/devtools-pipe.ts';

function openPipe() {
  const [to, from] = [new PassThrough(), new PassThrough()];
  const said = () => {
    const text = (to.read() as Buffer | null)?.toString() ?? '';
    return text.split('\0').flatMap((message) => (message === '' ? [] : [JSON.parse(message) as unknown]));
  };
  return { browser: devtoolsPipe(to, from), from, said };
}

describe('the pipe to a browser', () => {
  test('sends what is asked with a number of its own, and gives each answer to its question', async () => {
    const { browser, from, said } = openPipe();
    const [one, two] = [
      browser.call('Target.createTarget', { url: 'about:blank' }),
      browser.call('Page.enable', {}, 'S'),
    ];
    expect(said()).toEqual([
      { id: 1, method: 'Target.createTarget', params: { url: 'about:blank' } },
      { id: 2, method: 'Page.enable', params: {}, sessionId: 'S' },
    ]);
    from.write('{"id":2,"result":{"of":"two"}}\0{"id":1,"result":{"of":"one"}}\0');
    expect(await Promise.all([one, two])).toEqual([{ of: 'one' }, { of: 'two' }]);
  });

  test('puts a message together that comes in pieces, even within a letter', async () => {
    const { browser, from } = openPipe();
    const asked = browser.call('Runtime.evaluate');
    for (const byte of Buffer.from('{"id":1,"result":{"name":"Žofia"}}\0')) from.write(Buffer.of(byte));
    expect(await asked).toEqual({ name: 'Žofia' });
  });

  test('tells everybody who waits for an event, once', async () => {
    const { browser, from } = openPipe();
    const waiting = [browser.event('Page.loadEventFired'), browser.event('Page.loadEventFired')];
    from.write('{"method":"Page.frameNavigated","params":{}}\0{"method":"Page.loadEventFired","params":{"at":1}}\0');
    expect(await Promise.all(waiting)).toEqual([{ at: 1 }, { at: 1 }]);
  });

  test('fails with what the browser said against it', async () => {
    const { browser, from } = openPipe();
    const asked = browser.call('Page.printToPDF');
    from.write('{"id":1,"error":{"message":"Printing is not available"}}\0');
    await expect(asked).rejects.toThrow('Printing is not available');
  });

  test('fails when the browser goes away, and at once for whoever asks afterwards', async () => {
    const { browser, from } = openPipe();
    const asked = [browser.call('Page.enable'), browser.event('Page.loadEventFired')];
    from.destroy();
    for (const each of asked) await expect(each).rejects.toThrow('The browser went away');
    await expect(browser.call('Page.enable')).rejects.toThrow('The browser went away');
  });
});
