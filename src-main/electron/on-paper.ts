/** The style of the page says how large the paper is. */
export const onPaper = {
  printBackground: true,
  preferCSSPageSize: true,
  margins: { top: 0, bottom: 0, left: 0, right: 0 },
} as const;
