import { Dropzone, type DropzoneProps } from '@mantine/dropzone';

type FileZoneProps = Pick<DropzoneProps, 'onDrop' | 'openRef' | 'disabled' | 'classNames' | 'children' | 'mod'> & {
  accept: string;
};

/** Where one file can be dropped, or picked by a button inside. `useUpload` checks it, by what it holds. */
export const FileZone = ({ accept, ...props }: FileZoneProps) => (
  <Dropzone
    unstyled
    // Several are refused in words of our own.
    inputProps={{ accept, multiple: false, style: { display: 'none' } }}
    activateOnClick={false}
    activateOnKeyboard={false}
    {...props}
  />
);
