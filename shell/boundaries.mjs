const tests = '(\\.test|-fixture)\\.tsx?$';

/** Folders from the lowest layer to the highest: each may import those before it. */
const pageFolders = ['paint', 'federation', 'app'];
const serverFolders = ['renderer/pool', 'server'];

const oneWay = (folders) =>
  folders.slice(0, -1).map((name, at) => ({
    name: `shell-${name.replace('/', '-')}-imports-down`,
    severity: 'error',
    from: { path: `^shell/${name}/`, pathNot: tests },
    to: { path: `^shell/(${folders.slice(at + 1).join('|')})/` },
  }));

export const shellOneWay = oneWay(pageFolders);
export const shellServerOneWay = oneWay(serverFolders);
