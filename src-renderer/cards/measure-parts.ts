/** How many blocks of each part stand above the space that its foot leaves; the elements are those of `PaperPart`. */
export function fittingBlocks(parts: Iterable<Element>): readonly number[] {
  const elements = [...parts];
  const spare = spareIn(elements[0]);
  return elements.map((part) => {
    const room = part.querySelector('.blocks');
    if (room === null) return 0;
    const end = room.getBoundingClientRect().bottom - spare;
    const bottoms = [...room.children].map((block) => block.getBoundingClientRect().bottom);
    const first = bottoms.findIndex((bottom) => bottom > end + ROUNDING);
    return first < 0 ? bottoms.length : first;
  });
}

const ROUNDING = 0.1;

const spareIn = (part: Element | undefined): number => {
  const room = part?.querySelector('.blocks') ?? null;
  return room === null ? 0 : Number.parseFloat(getComputedStyle(room).paddingBottom);
};
