import { photoRules } from '@shop/config/photos';
import { Button, Spinner } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { messageOf, useUploadPhotoMutation } from '../../api/office-api';
import type { NamedPicture } from '../../api/types';
import { FileField, FormFailure } from '../form';
import { PhotoRefused, preparePhoto } from './prepare-photo';
import styles from './upload-field.module.css';

interface Failure {
  readonly file: File;
  readonly error: unknown;
}

/** Errors of refused files contain the file name; for other errors it is added here. */
const explained = ({ file, error }: Failure): Error =>
  error instanceof PhotoRefused ? error : new Error(`${file.name} was not uploaded. ${messageOf(error)}`);

interface UploadFieldProps {
  readonly noun: 'photo' | 'image';
  /** Whether several files may be chosen at once. */
  readonly many: boolean;
  readonly onUploaded: (picture: NamedPicture) => void;
}

const hint = `JPEG, PNG or WebP with at least ${photoRules.minSide} pixels on each side. Choose files or drop them here. Location data is removed before the upload.`;

/** Uploads pictures from this device, one after the other. */
export function UploadField({ noun, many, onUploaded }: UploadFieldProps) {
  const [uploadPhoto] = useUploadPhotoMutation();
  const [step, setStep] = useState('');
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const input = useRef<HTMLInputElement>(null);
  // A form that is submitted now would not include the picture.
  useEffect(
    () => input.current?.setCustomValidity(step && `Wait until the ${noun} is uploaded.`),
    [step, noun],
  );

  const send = async (file: File, place: string) => {
    setStep(`Preparing ${file.name}${place}…`);
    const photo = await preparePhoto(file);
    setStep(`Uploading ${file.name}${place}…`);
    const { data } = await uploadPhoto(photo).unwrap();
    onUploaded(data);
  };
  const sendAll = async (files: readonly File[]) => {
    setFailures((failed) => failed.filter(({ file }) => !files.includes(file)));
    for (const [index, file] of files.entries()) {
      const place = files.length > 1 ? ` (${index + 1} of ${files.length})` : '';
      try {
        await send(file, place);
      } catch (error) {
        setFailures((failed) => [...failed, { file, error }]);
      }
    }
    setStep('');
    if (input.current) input.current.value = '';
  };
  // Files chosen during an upload are uploaded afterwards.
  const running = useRef(Promise.resolve());
  const choose = (files: readonly File[]) => {
    if (step === '') setFailures([]);
    running.current = running.current.then(() => sendAll(files));
  };
  // Files that are not photos would be refused again.
  const again = failures.filter(({ error }) => !(error instanceof PhotoRefused)).map(({ file }) => file);

  return (
    <div className={styles.upload}>
      <FileField
        ref={input}
        label={many ? `Upload ${noun}s` : `Upload ${noun}`}
        hint={hint}
        accept="image/*"
        multiple={many}
        onChoose={choose}
      />
      {step && <Spinner label={step} />}
      {failures.map((failure) => (
        <FormFailure key={`${failure.file.name} ${failure.file.lastModified}`} error={explained(failure)} />
      ))}
      {again.length > 0 && (
        <div>
          <Button variant="secondary" onClick={() => choose(again)}>
            Upload again
          </Button>
        </div>
      )}
    </div>
  );
}
