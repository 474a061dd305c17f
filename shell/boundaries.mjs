const tests = '(\\.test|-fixture)\\.tsx?$';

/** Folders of the page, the lowest first: each may import those before it. The server has rules of its own (`shell-server-…`). */
const rooms = ['paint', 'federation', 'client'];
const room = (names) => `^shell/(${names.join('|')})/`;

/** Folders of the header, the lowest first; its own files are above them. */
const headerFolders = ['menus', 'search', 'mobile', 'opened', 'nav'];
const header = '^shell/app/header/';

const roomsOneWay = rooms.slice(0, -1).map((name, at) => ({
  name: `shell-${name}-imports-down`,
  severity: 'error',
  from: { path: room([name]), pathNot: tests },
  to: { path: room(rooms.slice(at + 1)) },
}));

/** Folders of the shell's server, the lowest first: each may import those before it. */
const serverFolders = ['http', 'rendering', 'site', 'assets', 'document', 'pages'];
const serverFolder = (names) => `^shell/server/(${names.join('|')})/`;

export const shellServerOneWay = serverFolders.slice(0, -1).map((name, at) => ({
  name: `shell-server-${name}-imports-down`,
  severity: 'error',
  from: { path: serverFolder([name]), pathNot: tests },
  to: { path: serverFolder(serverFolders.slice(at + 1)) },
}));

const headerOneWay = headerFolders.map((name, at) => ({
  name: `shell-header-${name}-imports-down`,
  severity: 'error',
  from: { path: `${header}${name}/`, pathNot: tests },
  to: { path: header, pathNot: `${header}(${headerFolders.slice(0, at + 1).join('|')})/` },
}));

export const shellOneWay = [...roomsOneWay, ...headerOneWay];
