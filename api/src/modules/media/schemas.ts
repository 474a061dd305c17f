import { Type } from 'typebox';
import { ref } from '../../platform/http/schemas';

export const Photo = Type.Object(
  {
    secure_url: Type.String(),
    width: Type.Optional(Type.Integer({ description: 'Pixels of the image at secure_url.' })),
    height: Type.Optional(Type.Integer()),
    placeholder: Type.Optional(
      Type.String({ description: 'A colour or a data URL to show while the image loads.' }),
    ),
    srcset: Type.Optional(
      Type.String({ description: 'The image in other widths, as a `srcset` of an `img`.' }),
    ),
    avif: Type.Optional(
      Type.String({ description: 'The same widths as AVIF, for a `source` before the `img`.' }),
    ),
    alt: Type.Optional(
      Type.String({
        description: 'Alternative text. For a product, read after its title: "beside a ruler, 105 × 148 mm".',
      }),
    ),
  },
  { $id: 'Photo' },
);

export const StaffPhoto = Type.Object(
  {
    name: Type.String({
      description: 'The ID of a built-in or uploaded image, or an https address with its size.',
    }),
    photo: ref(Photo),
  },
  { $id: 'StaffPhoto' },
);
