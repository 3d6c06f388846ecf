import type { Page } from '@playwright/test';

/** Returns a photo that the browser draws and encodes. */
export async function drawPhoto(page: Page, words: string): Promise<Buffer> {
  const address = await page.evaluate((words) => {
    const canvas = document.createElement('canvas');
    canvas.width = 2000;
    canvas.height = 1200;
    const pen = canvas.getContext('2d')!;
    pen.font = '300px sans-serif';
    pen.fillText(words, 100, 600);
    return canvas.toDataURL('image/png');
  }, words);
  return Buffer.from(address.split(',')[1]!, 'base64');
}
