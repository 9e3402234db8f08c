export type FileResource = 'png' | 'jpeg' | 'webp' | 'pdf' | 'zip' | 'other';

const latin = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/** What a file is by its first bytes, whatever its name and type say. Twelve bytes are enough. */
export const fileKind = (bytes: Uint8Array): FileResource => {
  if (latin(bytes, 0, 5) === '%PDF-') return 'pdf';
  if (latin(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp';
  // Word and Excel too.
  if (latin(bytes, 0, 4) === 'PK\u0003\u0004') return 'zip';
  return 'other';
};

/** 20971520 → "20 MB", 1500 → "2 KB": as file managers say it, rounded up so that a file never seems to fit. */
export const fileSize = (bytes: number): string => {
  const megabytes = bytes / 1024 / 1024;
  if (megabytes < 1) return `${Math.max(1, Math.ceil(bytes / 1024))} KB`;
  return `${(Math.ceil(megabytes * 10) / 10).toLocaleString('da-DK')} MB`;
};
