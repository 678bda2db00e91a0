// Prints the numbers of the WebAssembly module in the file given, for the parts named, in their order: `name number`.
import { readFile } from "node:fs/promises";

const [file, ...names] = process.argv.slice(2);
// Without a second argument this fails if the module wants anything from outside.
const { instance } = await WebAssembly.instantiate(await readFile(file));
for (const [index, name] of names.entries()) {
  const number = BigInt.asUintN(64, instance.exports.signature(index));
  console.log(name, number.toString(16).padStart(16, "0"));
}
