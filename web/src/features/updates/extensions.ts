import { Link } from '@mantine/tiptap';
import { richTextLink } from '@sponsorat/api';
import { Extension } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { HEADINGS } from './pasteHtml.ts';

// Tab leaves the editor, as it leaves every field: Word's other keys move a point in and out.
const Indent = Extension.create({
  name: 'indent',
  addKeyboardShortcuts: () => ({
    'Alt-Shift-ArrowRight': ({ editor }) => editor.commands.sinkListItem('listItem'),
    'Alt-Shift-ArrowLeft': ({ editor }) => editor.commands.liftListItem('listItem'),
  }),
});

/** What the server allows in a text: paragraphs, headings, lists, emphasis and links. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [...HEADINGS] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    link: false,
    trailingNode: false,
  }),
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
