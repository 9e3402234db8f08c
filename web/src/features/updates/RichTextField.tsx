import { Input } from '@mantine/core';
import { Link, RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { type FieldProps, inputProps } from '../../ui/fields/fieldProps.tsx';
import { useField } from '../../ui/form/useEntityForm.ts';
import classes from './RichTextField.module.css';
import { texts } from './texts.ts';

// What the server keeps of a text: paragraphs, headings, lists, emphasis and links. Other markup goes when it is pasted.
const extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    link: false,
    trailingNode: false,
  }),
  Link.configure({ openOnClick: false, protocols: ['http', 'https', 'mailto'], defaultProtocol: 'https' }),
];

const Toolbar = () => (
  <RichTextEditor.Toolbar>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.Bold />
      <RichTextEditor.Italic />
      <RichTextEditor.Underline />
    </RichTextEditor.ControlsGroup>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.H3 />
      <RichTextEditor.H4 />
      <RichTextEditor.BulletList />
      <RichTextEditor.OrderedList />
    </RichTextEditor.ControlsGroup>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.Link />
      <RichTextEditor.Unlink />
    </RichTextEditor.ControlsGroup>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.ClearFormatting />
      <RichTextEditor.Undo />
      <RichTextEditor.Redo />
    </RichTextEditor.ControlsGroup>
  </RichTextEditor.Toolbar>
);

/** A text with headings, lists, emphasis and links, as HTML. */
const RichTextField = (props: FieldProps<string>) => {
  const { field } = props;
  const { value, error } = useField(field);
  const { label, description, withAsterisk } = inputProps(props, error);
  const written = useRef(value);
  const editor = useEditor({
    extensions,
    content: value,
    // The styles stand in our own sheet: the content security policy takes none from a script.
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${field.id}-label`,
        'aria-required': String(field.required),
        'aria-invalid': String(error !== undefined),
        ...(error ? { 'aria-describedby': `${field.id}-error` } : {}),
      },
    },
    onUpdate: ({ editor: now }) => {
      written.current = now.isEmpty ? '' : now.getHTML();
      field.set(written.current);
    },
    onBlur: () => field.form.touch(field.path),
  });

  // Another text than the one written here: as the server keeps it, as somebody else saved it, or as it was before.
  useEffect(() => {
    if (!editor || value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <Input.Wrapper
      id={field.id}
      label={label}
      labelElement="div"
      labelProps={{ onClick: () => editor?.commands.focus() }}
      description={description}
      error={error}
      withAsterisk={withAsterisk}
    >
      <RichTextEditor
        editor={editor}
        labels={texts.editor}
        withTypographyStyles={false}
        withCodeHighlightStyles={false}
        data-invalid={error !== undefined || undefined}
        classNames={{
          root: classes.root ?? '',
          content: classes.content ?? '',
          toolbar: classes.toolbar ?? '',
          linkEditorExternalControl: classes.hidden ?? '',
        }}
      >
        <Toolbar />
        <RichTextEditor.Content />
      </RichTextEditor>
    </Input.Wrapper>
  );
};

export default RichTextField;
