// Run after each installation. npm 9, which Debian and Ubuntu bring, links no program that several packages name: of
// the packages that bring Node it takes away those for other machines, and the link of the one that stays with them.
import { existsSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = `node-${process.platform}-${process.arch}/bin/node`;
const packages = fileURLToPath(new URL('../node_modules', import.meta.url));

if (existsSync(`${packages}/${program}`) && !existsSync(`${packages}/.bin/node`))
  symlinkSync(`../${program}`, `${packages}/.bin/node`);
