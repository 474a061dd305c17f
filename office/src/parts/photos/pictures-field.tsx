import { Button, TextField } from '@shop/ui';
import { useState } from 'react';
import { useGetPicturesQuery } from '../../api/office-api';
import type { NamedPicture } from '../../api/types';
import { moved, PictureList, Thumbnail } from './picture-list';
import styles from './pictures-field.module.css';
import { UploadField } from './upload-field';

interface FoundProps {
  readonly search: string;
  readonly onAdd: (picture: NamedPicture) => void;
}

/** Search results among the shop's pictures. */
export function Found({ search, onAdd }: FoundProps) {
  const { currentData: found, error } = useGetPicturesQuery(search);
  if (error) return <p role="alert">The images could not be loaded. Search again.</p>;
  if (found?.length === 0) return <p role="status">No images match.</p>;
  return (
    <ul className={styles.pictures}>
      {found?.map((picture) => (
        <li key={picture.name} className={styles.picture}>
          <Thumbnail photo={picture.photo} />
          <span className={styles.name}>{picture.name}</span>
          <Button variant="quiet" aria-label={`Add ${picture.name}`} onClick={() => onAdd(picture)}>
            Add
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface PicturesFieldProps {
  readonly legend: string;
  /** Name of the form field, whose value is a JSON array of picture names. */
  readonly name: string;
  /** Singular noun, such as `photo`. */
  readonly noun: 'photo' | 'image';
  readonly pictures: readonly NamedPicture[];
  /** With 1, a new picture replaces the current one. */
  readonly max?: number;
  /** Whether pictures of other sites are allowed, by URL and size. */
  readonly elsewhere?: boolean;
  /** Name of the form field for alternative texts, a JSON object by picture name; without it there are none. */
  readonly altsField?: string;
  /** Shown while there are no pictures. */
  readonly empty: string;
}

const address = /^https:\/\/\S+\s+\d+x\d+$/;

/** An ordered list of pictures, starting with the main one. Pictures are uploaded, or found among the shop's by name. */
export function PicturesField(props: PicturesFieldProps) {
  const {
    legend,
    name: field,
    noun,
    pictures: given,
    max = Infinity,
    elsewhere = false,
    altsField,
    empty,
  } = props;
  const [pictures, setPictures] = useState(given);
  const [alts, setAlts] = useState<Readonly<Record<string, string>>>({});
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const without = (name: string, all: readonly NamedPicture[] = pictures) =>
    all.filter((picture) => picture.name !== name);
  const add = (picture: NamedPicture) => {
    setPictures((now) => [...(max === 1 ? [] : without(picture.name, now)), picture]);
    setAnnouncement(`${picture.name} added.`);
  };
  const chosenAlts = Object.fromEntries(
    pictures.map(({ name, photo }) => [name, alts[name] ?? photo.alt ?? '']),
  );
  const isAddress = elsewhere && address.test(typed.trim());
  const look = () => {
    const name = typed.trim();
    if (!isAddress) return setSearch(name);
    add({ name, photo: { secure_url: name.split(/\s/)[0] ?? name } });
    return setTyped('');
  };
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <input type="hidden" name={field} value={JSON.stringify(pictures.map(({ name }) => name))} />
      {altsField && <input type="hidden" name={altsField} value={JSON.stringify(chosenAlts)} />}
      <PictureList
        pictures={pictures}
        ordered={max > 1}
        alts={altsField ? alts : undefined}
        onAlt={(name, alt) => setAlts((now) => ({ ...now, [name]: alt }))}
        onMove={(from, to) => {
          setPictures(moved(pictures, from, to));
          setAnnouncement(`${pictures[from]?.name} is now number ${to + 1} of ${pictures.length}.`);
        }}
        onRemove={(name) => {
          setPictures(without(name));
          setAnnouncement(`${name} removed.`);
        }}
      />
      {altsField && pictures.length > 0 && (
        <p className={styles.name}>
          Screen readers read the alternative text after the title, such as “beside a ruler, 105 × 148 mm”.
        </p>
      )}
      {pictures.length === 0 && <p>{empty}</p>}
      <UploadField noun={noun} many={max > 1} onUploaded={add} />
      <div className={styles.find}>
        <TextField
          label={`Add ${noun}`}
          id={`${field}-picture`}
          name="picture"
          hint={
            elsewhere
              ? 'Search by name, or enter a URL and a size: https://cdn.example/a.jpg 1200x900'
              : 'Search by name'
          }
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            look();
          }}
          autoComplete="off"
        />
        <Button variant="secondary" onClick={look}>
          {isAddress ? 'Add' : 'Find'}
        </Button>
      </div>
      <p role="status">{announcement}</p>
      {search !== null && <Found search={search} onAdd={add} />}
    </fieldset>
  );
}
