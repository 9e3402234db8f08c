import { Link } from '@mantine/tiptap';
import { richTextLink } from '@sponsorat/api';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Dropcursor } from '@tiptap/extensions/drop-cursor';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { Extension } from '@tiptap/react';
import { HEADINGS } from './pasteHtml.ts';

// Tab leaves the editor, as it leaves every field: Word's other keys move a point in and out.
const Indent = Extension.create({
  name: 'indent',
  addKeyboardShortcuts: () => ({
    'Alt-Shift-ArrowRight': ({ editor }) => editor.commands.sinkListItem('listItem'),
    'Alt-Shift-ArrowLeft': ({ editor }) => editor.commands.liftListItem('listItem'),
  }),
});

/**
 * What the server allows in a text: paragraphs, headings, lists, emphasis and links. One by one: the kit of all of them
 * brings code blocks, quotes and more along, which the page of an update has no room for.
 */
export const extensions = [
  Document,
  Text,
  Paragraph,
  HardBreak,
  Heading.configure({ levels: [...HEADINGS] }),
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Bold,
  Italic,
  Underline,
  UndoRedo,
  Dropcursor,
  Link.configure({
    openOnClick: false,
    defaultProtocol: 'https',
    // Written without https://, it gets it as it becomes a link.
    isAllowedUri: (url) => richTextLink(url) !== undefined,
    // How a link opens belongs to the place where it is read.
    HTMLAttributes: { target: null, rel: null, class: null },
  }),
  Indent,
];
