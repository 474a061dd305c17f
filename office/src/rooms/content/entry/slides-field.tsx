import { Button, TextField } from '@shop/ui';
import { useState } from 'react';
import type { ContentEntry, ContentFields, NamedPicture } from '../../../api/types';
import { Found } from '../../../parts/photos/pictures-field';
import { UploadField } from '../../../parts/photos/upload-field';
import { RowsField } from '../../../parts/rows-field';
import styles from './slides-field.module.css';

type Slide = NonNullable<ContentFields['slides']>[number];

interface SlidesFieldProps {
  readonly kind: 'hero' | 'carousel';
  readonly entry: Pick<ContentEntry, 'fields' | 'photos'> | undefined;
}

const max = { hero: 8, carousel: 20 } as const;

/** Finds pictures of the shop by name, and adds them. */
function PictureSearch({ onAdd }: { readonly onAdd: (picture: NamedPicture) => void }) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState<string | null>(null);
  const find = () => setSearch(typed.trim());
  return (
    <>
      <div className={styles.find}>
        <TextField
          label="Add image"
          name="picture"
          hint="Search by name"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            find();
          }}
          autoComplete="off"
        />
        <Button variant="secondary" onClick={find}>
          Find
        </Button>
      </div>
      {search !== null && <Found search={search} onAdd={onAdd} />}
    </>
  );
}

/** The pictures of a slider in their order, each with its texts. */
export function SlidesField({ kind, entry }: SlidesFieldProps) {
  const [known, setKnown] = useState<readonly NamedPicture[]>(entry?.photos ?? []);
  const [slides, setSlides] = useState<readonly Slide[]>(
    () =>
      entry?.fields.pictures.map(
        (picture) =>
          entry.fields.slides?.find((slide) => slide.picture === picture) ?? {
            picture,
            caption: '',
            link: '',
          },
      ) ?? [],
  );
  const add = (picture: NamedPicture) => {
    setKnown((all) => [...all, picture]);
    setSlides((all) =>
      all.some((slide) => slide.picture === picture.name)
        ? all
        : [...all, { picture: picture.name, caption: picture.photo.alt ?? '', link: '' }],
    );
  };
  const isFull = slides.length >= max[kind];
  return (
    <RowsField
      legend="Images"
      name="slides"
      rows={slides}
      onChange={setSlides}
      nameOf={({ picture }) => picture}
      empty="No images yet."
      more={
        isFull ? (
          <p>{`You have added all ${max[kind]} images.`}</p>
        ) : (
          <div className={styles.more}>
            <UploadField noun="image" many onUploaded={add} />
            <PictureSearch onAdd={add} />
          </div>
        )
      }
    >
      {({ picture, caption, link }, index, change) => {
        const photo = known.find(({ name }) => name === picture)?.photo;
        return (
          <>
            <div className={styles.picture}>
              {photo && (
                <img
                  src={photo.secure_url}
                  srcSet={photo.srcset}
                  sizes={photo.srcset && '160px'}
                  alt=""
                  loading="lazy"
                />
              )}
              <span className={styles.name}>{picture}</span>
            </div>
            <TextField
              id={`slide-${index}-caption`}
              name={`slide-${index}-caption`}
              label={kind === 'hero' ? 'Alternative text' : 'Title'}
              hint={
                kind === 'hero'
                  ? 'What the image shows'
                  : 'If the title is a category’s name, the image links to that category'
              }
              required={kind === 'hero' && link !== ''}
              maxLength={200}
              autoComplete="off"
              value={caption}
              onChange={({ target }) => change({ caption: target.value })}
            />
            {kind === 'hero' && (
              <TextField
                id={`slide-${index}-link`}
                name={`slide-${index}-link`}
                label="Link (optional)"
                hint="Page path, such as /collections/stickers/all"
                pattern="/.*"
                title="Enter a path that starts with a slash"
                maxLength={300}
                autoComplete="off"
                value={link}
                onChange={({ target }) => change({ link: target.value })}
              />
            )}
          </>
        );
      }}
    </RowsField>
  );
}

/** Parses the field's value into pictures and slides. */
export function readSlides(text: string): Pick<ContentFields, 'pictures' | 'slides'> {
  const slides = JSON.parse(text) as Slide[];
  return { pictures: slides.map(({ picture }) => picture), slides };
}
