import type { Upload } from './endpoint.ts';
import { limits } from './limits.ts';

export const imageUpload: Upload = { accept: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: limits.image };
export const documentUpload: Upload = { accept: ['application/pdf'], maxBytes: limits.document };
