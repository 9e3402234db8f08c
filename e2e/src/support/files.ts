const MB = 1024 * 1024;

const pdfOf = (bytes: number) =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes, ' '), Buffer.from('%%EOF\n')]);

/** What a person picks in the browser's file dialog. */
export const files = {
  signed: { name: 'underskrevet.pdf', mimeType: 'application/pdf', buffer: pdfOf(200) },
  hugePdf: { name: 'alt-for-stor.pdf', mimeType: 'application/pdf', buffer: pdfOf(21 * MB) },
  logo: {
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  },
};
