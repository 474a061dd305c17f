declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export default classes;
}
declare module '*.css';
declare module '*.module.scss' {
  const classes: { readonly [name: string]: string };
  export default classes;
}
declare module '*.scss';
declare module '*.module.sass' {
  const classes: { readonly [name: string]: string };
  export default classes;
}
declare module '*.sass';
declare module '*.module.less' {
  const classes: { readonly [name: string]: string };
  export default classes;
}
declare module '*.less';

// Pictures: their address, in the folder of the version.
declare module '*.avif' {
  const address: string;
  export default address;
}
declare module '*.gif' {
  const address: string;
  export default address;
}
declare module '*.ico' {
  const address: string;
  export default address;
}
declare module '*.jpeg' {
  const address: string;
  export default address;
}
declare module '*.jpg' {
  const address: string;
  export default address;
}
declare module '*.png' {
  const address: string;
  export default address;
}
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.webp' {
  const address: string;
  export default address;
}
