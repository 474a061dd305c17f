import { Button, TextField } from '@shop/ui';
import { useState } from 'react';
import type { ProductPhoto } from '../../../api/types';
import { useGetPicturesQuery } from '../products-api';
import styles from './product-form.module.css';

interface PicturesProps {
  readonly search: string;
  readonly onAdd: (photo: ProductPhoto) => void;
}

/** Pictures of the shop that a text finds. */
function Pictures({ search, onAdd }: PicturesProps) {
  const { currentData: found, error } = useGetPicturesQuery(search);
  if (error) return <p role="alert">The pictures could not be loaded. Search again.</p>;
  if (found?.length === 0) return <p role="status">No picture of the shop has such a name.</p>;
  return (
    <ul className={styles.photos}>
      {found?.map((photo) => (
        <li key={photo.name} className={styles.photo}>
          <img src={photo.photo.secure_url} alt="" loading="lazy" />
          <span className={styles.name}>{photo.name}</span>
          <Button variant="quiet" aria-label={`Add ${photo.name}`} onClick={() => onAdd(photo)}>
            Add
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The photos of a product, the main one first: of the shop's pictures, or from elsewhere by address and size. */
export function PhotosField({ photos: given }: { readonly photos: readonly ProductPhoto[] }) {
  const [photos, setPhotos] = useState(given);
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const without = (name: string) => photos.filter((photo) => photo.name !== name);
  const add = (photo: ProductPhoto) => {
    setPhotos([...without(photo.name), photo]);
    setSaid(`${photo.name} is added.`);
  };
  const isAddress = /^https:\/\/\S+\s+\d+x\d+$/.test(typed.trim());
  const look = () => {
    const name = typed.trim();
    if (!isAddress) return setSearch(name);
    add({ name, photo: { secure_url: name.split(/\s/)[0] ?? name } });
    return setTyped('');
  };
  return (
    <fieldset className={styles.group}>
      <legend>Photos</legend>
      <input type="hidden" name="photos" value={JSON.stringify(photos.map(({ name }) => name))} />
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo.name} className={styles.photo}>
            <img src={photo.photo.secure_url} alt="" />
            <span className={styles.name}>{index === 0 ? `${photo.name} (main)` : photo.name}</span>
            {index > 0 && (
              <Button
                variant="quiet"
                aria-label={`Make ${photo.name} the main photo`}
                onClick={() => setPhotos([photo, ...without(photo.name)])}
              >
                Make main
              </Button>
            )}
            <Button
              variant="quiet"
              aria-label={`Remove ${photo.name}`}
              onClick={() => {
                setPhotos(without(photo.name));
                setSaid(`${photo.name} is removed.`);
              }}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {photos.length === 0 && <p>A product needs one photo at least.</p>}
      <div className={styles.find}>
        <TextField
          label="Add a photo"
          name="picture"
          hint="Words of a picture’s name, or an https address with its size: https://cdn.example/a.jpg 1200x900"
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
          {isAddress ? 'Add it' : 'Find'}
        </Button>
      </div>
      <p role="status">{said}</p>
      {search !== null && <Pictures search={search} onAdd={add} />}
    </fieldset>
  );
}
