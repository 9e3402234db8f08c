import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnreadableFile } from './read-cells.ts';
import { readSheet } from './read-sheet.ts';
import { rowsXml, workbookOf, zipOf } from './workbook.testing.ts';

const read = async (bytes: Buffer) => (await readSheet(bytes, () => true)).sheet;
const refusal = async (bytes: Buffer | Promise<Buffer>) => {
  const error = await read(await bytes).catch((caught: unknown) => caught);
  return error instanceof UnreadableFile ? 'unreadable' : (error as { status?: number }).status;
};

describe('what is refused', () => {
  it('is larger unpacked than it says or may be', async () => {
    const parts = workbookOf(rowsXml([['Navn'], ['A']]));
    const bomb = await zipOf({ ...parts, 'xl/worksheets/sheet2.xml': ' '.repeat(60 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await refusal(bomb)).toBe(413);
    // What is not read is not unpacked: only the directory says how much it is.
    expect(await refusal(zipOf({ ...parts, 'xl/media/a.bin': Buffer.alloc(60 * 1024 * 1024) }))).toBe(413);
    // The directory says that it is little.
    const lying = Buffer.from(bomb);
    for (let at = lying.indexOf('PK\x01\x02'); at >= 0; at = lying.indexOf('PK\x01\x02', at + 4))
      if (lying.readUInt32LE(at + 24) > 50 * 1024 * 1024) lying.writeUInt32LE(1_000, at + 24);
    expect(await refusal(lying)).toBe('unreadable');
  });

  it('is empty a hundred thousand times, or in a million columns', async () => {
    expect(await refusal(Buffer.from(`Navn;CVR${'\n'.repeat(4_900_000)}`))).toBe(422);
    expect(await refusal(Buffer.from(`Navn;CVR\n${';'.repeat(4_900_000)}`))).toBe(422);
    expect((await read(Buffer.from(`Navn\nA${'\n'.repeat(90_000)}B`))).rows).toHaveLength(2);
  });

  it('is torn at any place', async () => {
    const whole = await zipOf(workbookOf(rowsXml([['Navn'], ['A']])));
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (at, byte) => {
        const torn = Buffer.from(whole);
        torn[at] = byte;
        // Either it is read all the same, or it is refused; nothing else is thrown.
        const found = await read(torn).then(
          () => 'read',
          (error: unknown) => (error instanceof UnreadableFile ? 'refused' : (error as { status?: number }).status),
        );
        expect(['read', 'refused', 413, 415, 422]).toContain(found);
      }),
      { numRuns: 300 },
    );
  });
});
