import { Dropzone, type DropzoneProps } from '@mantine/dropzone';

type FileZoneProps = Pick<DropzoneProps, 'onDrop' | 'openRef' | 'disabled' | 'classNames' | 'children' | 'mod'> & {
  accept: string;
  multiple?: boolean;
};

/** Where a file, or several, can be dropped, or picked by a button inside. `useUpload` checks it, by what it holds. */
export const FileZone = ({ accept, multiple = false, ...props }: FileZoneProps) => (
  <Dropzone
    unstyled
    // Several that are dropped are refused in words of our own.
    inputProps={{ accept, multiple, style: { display: 'none' } }}
    activateOnClick={false}
    activateOnKeyboard={false}
    {...props}
  />
);
