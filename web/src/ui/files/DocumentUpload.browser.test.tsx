import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { DocumentUpload } from './DocumentUpload.tsx';
import { FileZone } from './FileZone.tsx';
import type { Send } from './useUploads.ts';

const pdf = (name: string) => new File(['%PDF-1.4\n%%EOF'], name, { type: 'application/pdf' });

/** What the browser tells of files that are dragged over an element, or let go there. */
const drag = (type: 'dragenter' | 'dragover' | 'drop', onto: Element, files: File[]): DragEvent => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  onto.dispatchEvent(event);
  return event;
};
const open = async () => {
  const send = vi.fn<Send>(async () => {});
  await renderInApp(<DocumentUpload label="Underskrevet aftale" send={send} />);
  const button = page.getByRole('button', { name: 'Vælg fil: Underskrevet aftale' }).element();
  const drop = (...files: File[]) => drag('drop', button, files);
  return { button, drop, send };
};

it('takes a file that is dropped on it, and says so while it hangs over', async () => {
  const { button, drop, send } = await open();
  drag('dragenter', button, [pdf('aftale.pdf')]);
  drag('dragover', button, [pdf('aftale.pdf')]);
  await expect.element(page.getByText('Slip filen her')).toBeVisible();
  drop(pdf('aftale.pdf'));
  await expect.poll(() => send.mock.calls).toHaveLength(1);
  expect(send.mock.calls[0]?.[0]).toMatchObject({ name: 'aftale.pdf' });
  await expect.element(page.getByText('PDF, højst 20 MB')).toBeVisible();
});

it('shows how far the file has come, and can be stopped', async () => {
  const { drop, send } = await open();
  send.mockImplementation(async (_file, { onProgress, signal }) => {
    onProgress(0.4);
    await new Promise((_, reject) => signal.addEventListener('abort', reject));
  });
  drop(pdf('aftale.pdf'));
  await expect.element(page.getByRole('progressbar', { name: 'Uploader aftale.pdf' })).toBeVisible();
  await expect.element(page.getByText('40 %')).toBeVisible();
  await page.getByRole('button', { name: 'Stop upload' }).click();
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  expect(page.getByRole('alert').elements()).toHaveLength(0);
});

it('refuses two files, and one that is no PDF', async () => {
  const { drop, send } = await open();
  drop(pdf('a.pdf'), pdf('b.pdf'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Vælg kun én fil ad gangen.');
  drop(new File(['GIF89a'], 'klub.gif', { type: 'image/gif' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('klub.gif er ikke en PDF.');
  expect(send).not.toHaveBeenCalled();
});

it('takes nothing while it is disabled', async () => {
  const take = vi.fn();
  await renderInApp(
    <FileZone accept=".pdf" disabled onDrop={take}>
      <p>Her</p>
    </FileZone>,
  );
  drag('drop', page.getByText('Her').element(), [pdf('aftale.pdf')]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(take).not.toHaveBeenCalled();
});

it('keeps the browser from opening a file that lands beside it', async () => {
  await open();
  expect(drag('dragover', document.body, [pdf('aftale.pdf')]).defaultPrevented).toBe(true);
  expect(drag('drop', document.body, [pdf('aftale.pdf')]).defaultPrevented).toBe(true);
});
