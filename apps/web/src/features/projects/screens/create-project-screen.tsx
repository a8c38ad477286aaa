export default function CreateProjectScreen() { return null; }
