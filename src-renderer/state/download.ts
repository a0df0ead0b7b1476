/** How long a browser may take to read the file. */
const MINUTE = 60_000;

/** Gives a file to whoever sits at this window, under this name. */
export function download(name: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  give(name, new Blob([bytes], { type: 'application/octet-stream' }));
}

/** The same with a text that this window wrote, as UTF-8. */
export const downloadText = (name: string, text: string): void => give(name, new Blob([text], { type: 'text/plain' }));

function give(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE);
}
