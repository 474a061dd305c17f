/** Replaces pictures in tests: code that imports one gets a URL. */
const address = '/picture';
export default address;
