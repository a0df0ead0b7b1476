import type { Page } from '@playwright/test';

/** Something on a page: an element, and the text in it where that matters. */
export interface Sight {
  readonly selector: string;
  readonly text?: string;
}

/** Milliseconds from a click in one page until the other has painted what came of it. */
export async function clickToPainted(page: Page, button: string, other: Page, sight: Sight): Promise<number> {
  const painted = await other.evaluateHandle(watchFor, sight);
  const clicked = await page.evaluate(click, button);
  const at = await painted.evaluate(({ seen }) => seen);
  return at - clicked;
}

/** In a browser: the moment of the click, on a clock that its pages share. */
function click(selector: string): number {
  const button = document.querySelector<HTMLElement>(selector);
  if (button === null) throw new Error(`there is no ${selector}`);
  const at = performance.timeOrigin + performance.now();
  button.click();
  return at;
}

/** In a browser: the moment at which a frame is done that shows it. Two frames are asked for, since the first is yet to be painted. */
function watchFor({ selector, text }: Sight): { readonly seen: Promise<number> } {
  const isThere = (): boolean => {
    const found = document.querySelector(selector);
    return found !== null && (text === undefined || found.textContent === text);
  };
  if (isThere()) throw new Error(`${selector} is there already`);
  const seen = new Promise<number>((resolve) => {
    const watch = new MutationObserver(() => {
      if (!isThere()) return;
      watch.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now())));
    });
    watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  return { seen };
}
