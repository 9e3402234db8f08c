import { Button, Group, Popover, TextInput } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { RichTextEditor, useRichTextEditorContext } from '@mantine/tiptap';
import { richTextLink } from '@sponsorat/api';
import { IconLink } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { texts } from './texts.ts';

const t = texts.link;
// Ctrl+K in the editor says so.
const ASKED = 'edit-link';
const focus = (input: HTMLInputElement | null): void => input?.focus({ preventScroll: true });

/** Makes what is marked a link, or changes or removes the one that the cursor stands in. */
export const LinkControl = () => {
  const { editor } = useRichTextEditorContext();
  const [opened, setOpened] = useState(false);
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const isLink = editor?.isActive('link') ?? false;

  const open = () => {
    // Whoever goes on typing at once types into the dialog.
    flushSync(() => {
      setAddress(String(editor?.getAttributes('link').href ?? ''));
      setError(undefined);
      setOpened(true);
    });
  };
  useWindowEvent(ASKED, open);

  const close = () => {
    setOpened(false);
    editor?.commands.focus();
  };
  const insert = () => {
    const href = richTextLink(address);
    if (href === undefined) {
      setError(address.trim() === '' ? t.required : t.invalid);
      return;
    }
    setOpened(false);
    const chain = editor?.chain().focus();
    if (editor?.state.selection.empty && !isLink) {
      const marks = [{ type: 'link', attrs: { href } }];
      chain?.insertContent({ type: 'text', text: address.trim(), marks }).run();
    } else chain?.extendMarkRange('link').setLink({ href }).run();
  };
  const remove = () => {
    setOpened(false);
    editor?.chain().focus().extendMarkRange('link').unsetLink().run();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The form around it is not saved by it.
    event.preventDefault();
    insert();
  };
  return (
    <Popover
      opened={opened}
      onDismiss={close}
      trapFocus
      transitionProps={{ duration: 0 }}
      withinPortal={false}
      shadow="md"
      position="bottom-start"
      width={320}
    >
      <Popover.Target>
        <RichTextEditor.Control aria-label={t.label} title={t.label} active={isLink} onClick={opened ? close : open}>
          <IconLink size={16} stroke={1.8} aria-hidden />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown maw="calc(100vw - 48px)">
        <TextInput
          label={t.address}
          placeholder={t.placeholder}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          ref={focus}
          value={address}
          error={error}
          onChange={({ currentTarget }) => {
            setAddress(currentTarget.value);
            setError(undefined);
          }}
          onKeyDown={press}
        />
        <Group justify="flex-end" gap="xs" mt="sm">
          {isLink && (
            <Button variant="subtle" color="gray" size="compact-sm" mr="auto" onClick={remove}>
              {t.remove}
            </Button>
          )}
          <Button variant="default" size="compact-sm" onClick={close}>
            {t.cancel}
          </Button>
          <Button size="compact-sm" onClick={insert}>
            {t.insert}
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
};
