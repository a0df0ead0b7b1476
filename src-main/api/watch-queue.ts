import { AsyncIteratorClass } from '@orpc/server';
import type { ViewsMessage } from '../../shared/contract/views.ts';
import type { Camp } from '../camp/camp.ts';
import { mergeViews } from './merge-views.ts';

/**
 * Everything, then every change, until the signal or the window ends it. What a slow window has not taken yet is kept as one
 * message, so that a window that hangs costs no more than one that is quick.
 */
export function watchCamp(camp: Camp, signal: AbortSignal | undefined): AsyncIteratorClass<ViewsMessage> {
  let pending: ViewsMessage | null = null;
  let ended = signal?.aborted ?? false;
  let wake: () => void = () => undefined;

  const stopWatching = camp.watch((message) => {
    pending = pending === null ? message : mergeViews(pending, message);
    wake();
  });
  const end = (): void => {
    ended = true;
    stopWatching();
    signal?.removeEventListener('abort', end);
    wake();
  };
  try {
    pending = camp.views();
  } catch (error) {
    end();
    throw error;
  }
  if (ended) end();
  else signal?.addEventListener('abort', end);

  const next = async (): Promise<IteratorResult<ViewsMessage, undefined>> => {
    while (pending === null && !ended) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    const message: ViewsMessage | null = ended ? null : pending;
    pending = null;
    return message === null ? { done: true, value: undefined } : { done: false, value: message };
  };

  const cleanUp = (): Promise<void> => {
    end();
    return Promise.resolve();
  };
  return new AsyncIteratorClass<ViewsMessage>(next, cleanUp);
}
