import { Type } from 'typebox';

export const Photo = Type.Object(
  {
    secure_url: Type.String(),
    width: Type.Optional(Type.Integer()),
    height: Type.Optional(Type.Integer()),
    placeholder: Type.Optional(
      Type.String({ description: 'A colour or a data URL to paint before the picture is there.' }),
    ),
    srcset: Type.Optional(Type.String()),
  },
  { $id: 'Photo' },
);
