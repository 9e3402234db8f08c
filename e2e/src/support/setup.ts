import { fileURLToPath } from 'node:url';
import { builtWebApp } from '../../../server/src/lib/web-build.ts';
import { demoData } from './own-app.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Before each worker starts an app of its own: builds the web app that they serve, and makes the demo data that they begin with. */
export default async (): Promise<() => Promise<void>> => {
  await builtWebApp(root, (line) => process.stdout.write(`${line}\n`));
  const { folder, remove } = await demoData();
  // Workers are processes: what they are told, their environment says.
  if (folder) process.env.DEMO_FOLDER = folder;
  return remove;
};
