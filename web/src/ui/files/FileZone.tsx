import { Dropzone, type DropzoneProps } from '@mantine/dropzone';

type FileZoneProps = Pick<DropzoneProps, 'onDrop' | 'openRef' | 'disabled' | 'classNames' | 'children' | 'mod'> & {
  accept: string;
  /** Several at once. */
  multiple?: boolean;
};

/** Where a file can be dropped, or picked by a button inside. Whoever takes it checks it, by what it holds. */
export const FileZone = ({ accept, multiple = false, ...props }: FileZoneProps) => (
  <Dropzone
    unstyled
    // Where one is wanted, several are refused in words of our own.
    inputProps={{ accept, multiple, style: { display: 'none' } }}
    activateOnClick={false}
    activateOnKeyboard={false}
    {...props}
  />
);
