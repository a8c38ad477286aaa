export default function EditProjectScreen() { return null; }
