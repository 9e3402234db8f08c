import { RichTextEditor, useRichTextEditorContext } from '@mantine/tiptap';
import { IconH1, IconH2, IconIndentDecrease, IconIndentIncrease } from '@tabler/icons-react';
import { LinkControl } from './LinkControl.tsx';
import { texts } from './texts.ts';

const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;
const Upper = () => <IconH1 {...icon} />;
const Lower = () => <IconH2 {...icon} />;

const Indents = () => {
  const { editor } = useRichTextEditorContext();
  return (
    <>
      <RichTextEditor.Control
        aria-label={texts.indent}
        title={texts.indent}
        disabled={!editor?.can().sinkListItem('listItem')}
        onClick={() => editor?.chain().focus().sinkListItem('listItem').run()}
      >
        <IconIndentIncrease {...icon} />
      </RichTextEditor.Control>
      <RichTextEditor.Control
        aria-label={texts.outdent}
        title={texts.outdent}
        disabled={!editor?.can().liftListItem('listItem')}
        onClick={() => editor?.chain().focus().liftListItem('listItem').run()}
      >
        <IconIndentDecrease {...icon} />
      </RichTextEditor.Control>
    </>
  );
};

/** The editor's buttons. */
export const RichTextToolbar = () => (
  <RichTextEditor.Toolbar role="group" aria-label={texts.toolbar} style={{ gap: '6px 12px' }}>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.Bold />
      <RichTextEditor.Italic />
      <RichTextEditor.Underline />
    </RichTextEditor.ControlsGroup>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.H3 icon={Upper} />
      <RichTextEditor.H4 icon={Lower} />
    </RichTextEditor.ControlsGroup>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.BulletList />
      <RichTextEditor.OrderedList />
      <Indents />
    </RichTextEditor.ControlsGroup>
    <RichTextEditor.ControlsGroup>
      <LinkControl />
      <RichTextEditor.Unlink />
    </RichTextEditor.ControlsGroup>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.ClearFormatting />
      <RichTextEditor.Undo />
      <RichTextEditor.Redo />
    </RichTextEditor.ControlsGroup>
  </RichTextEditor.Toolbar>
);
