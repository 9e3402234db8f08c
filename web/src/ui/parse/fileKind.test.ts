import { describe, expect, it } from 'vitest';
import { fileKind, fileSize } from './fileKind.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('files', () => {
  it('knows a file by its first bytes', () => {
    expect(fileKind(bytes('%PDF-1.7\n'))).toBe('pdf');
    expect(fileKind(bytes('\u0089PNG\r\n\u001a\n....'))).toBe('png');
    expect(fileKind(bytes('\u00ff\u00d8\u00ff\u00e0'))).toBe('jpeg');
    expect(fileKind(bytes('RIFF....WEBPVP8 '))).toBe('webp');
    expect(fileKind(bytes('PK\u0003\u0004..'))).toBe('zip');
    expect(fileKind(bytes('<svg xmlns='))).toBe('other');
    expect(fileKind(bytes(' %PDF-1.7'))).toBe('other');
    expect(fileKind(bytes(''))).toBe('other');
  });

  it('says a size so that one too large never looks as if it fits', () => {
    expect(fileSize(20 * 1024 * 1024)).toBe('20 MB');
    expect(fileSize(20 * 1024 * 1024 + 1)).toBe('20,1 MB');
    expect(fileSize(1500)).toBe('2 KB');
    expect(fileSize(0)).toBe('1 KB');
  });
});
