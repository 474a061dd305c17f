import { Type } from 'typebox';

export const Photo = Type.Object(
  {
    secure_url: Type.String(),
    width: Type.Optional(Type.Integer({ description: 'Pixels of the picture at secure_url.' })),
    height: Type.Optional(Type.Integer()),
    placeholder: Type.Optional(
      Type.String({ description: 'A colour or a data URL to paint before the picture is there.' }),
    ),
    srcset: Type.Optional(Type.String({ description: 'The picture in other widths, as an img takes them.' })),
    avif: Type.Optional(
      Type.String({ description: 'The same widths as AVIF, for a source before the img.' }),
    ),
  },
  { $id: 'Photo' },
);
