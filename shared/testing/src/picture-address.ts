/** Replaces pictures in tests: code that imports one gets an address. */
const address = '/picture';
export default address;
